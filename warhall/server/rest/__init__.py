"""The REST side of the hall: thin handlers, one module per subject. All logic lives in the service layer."""

"""What every game shares, proved module by module; `duel` is the small game that these tests play."""

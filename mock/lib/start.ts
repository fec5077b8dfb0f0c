import { loadTables, saveTables } from './databaseFile';
import { provideTables } from './db';
import { SEED_STAMP, seedTables } from './seed';

// Imported by whatever serves the handlers. The database itself knows no seed, so that a seed may use what reads the
// database.
provideTables({ stamp: SEED_STAMP, seed: seedTables, load: loadTables, save: saveTables });

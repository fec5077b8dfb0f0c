import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

import { shard } from '../support/shard';

shard('unit', 1, 2);

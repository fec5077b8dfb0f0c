import { shard } from '../support/shard';

shard('unit', 2, 2);

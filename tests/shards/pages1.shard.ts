import { shard } from '../support/shard';

shard('pages', 1, 6);

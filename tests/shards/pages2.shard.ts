import { shard } from '../support/shard';

shard('pages', 2, 6);

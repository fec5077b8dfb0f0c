import { shard } from '../support/shard';

shard('pages', 4, 6);

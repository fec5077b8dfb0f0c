import { shard } from '../support/shard';

shard('pages', 3, 6);

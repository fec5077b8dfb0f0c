import { shard } from '../support/shard';

shard('pages', 5, 6);

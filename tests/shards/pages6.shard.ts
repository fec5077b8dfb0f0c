import { shard } from '../support/shard';

shard('pages', 6, 6);

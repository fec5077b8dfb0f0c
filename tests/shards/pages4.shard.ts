import { shard } from '../support/shard';

shard('pages', __filename);

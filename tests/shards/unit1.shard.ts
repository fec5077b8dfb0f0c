import { shard } from '../support/shard';

shard('unit', __filename);

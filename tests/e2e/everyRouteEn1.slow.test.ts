import { checksRoutes } from '../support/sweep';

checksRoutes('en-US', { shard: 1, shards: 2 });

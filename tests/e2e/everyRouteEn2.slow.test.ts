import { checksRoutes } from '../support/sweep';

checksRoutes('en-US', { shard: 2, shards: 2 });

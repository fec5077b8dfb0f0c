import { checksControls } from '../support/everyControl';

checksControls({ shard: 1, shards: 2 });

import { checksControls } from '../support/everyControl';

checksControls({ shard: 2, shards: 2 });

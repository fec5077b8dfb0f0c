import { unregisterServiceWorkers } from '@/layouts/serviceWorker';

unregisterServiceWorkers();

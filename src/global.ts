import { unregisterServiceWorkers } from '@/browser/serviceWorker';
import { keepTranslatedTexts } from '@/browser/translation';
import { runtimeSettings } from '@/layouts/root/runtimeSettings';
import { startMonitoring } from '@/monitoring/monitoring';
import { session } from '@/request/session';

unregisterServiceWorkers();
keepTranslatedTexts();

const { monitoring, apiHost, routerBase } = runtimeSettings;
startMonitoring(monitoring, {
  apiHost,
  routerBase,
  secrets: () => [session.token()].filter((token) => token !== undefined),
});

import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { endFirstScreen } from '@/components/useFirstScreen';
import { reportCaughtError } from '@/monitoring/monitoring';

declare global {
  /** Takes the portal while it is built (config/shell/screenRender.ts). */
  var __PRERENDER__: ((portal: React.ReactElement, libraries: object) => void) | undefined;
}

/**
 * Renders the portal in the document, or takes over the first screen there, which ends when the page has been rendered.
 */
export function mount(Portal: React.ComponentType, pageMounted?: Promise<void>): void {
  const root = document.getElementById('root') as HTMLElement;
  const portal = <Portal />;
  if (globalThis.__PRERENDER__) globalThis.__PRERENDER__(portal, { react: React, 'react-dom': ReactDOM });
  else if (!globalThis.__FIRST_SCREEN__) createRoot(root).render(portal);
  else {
    hydrateRoot(root, portal, { onRecoverableError: reportCaughtError });
    void Promise.resolve(pageMounted).then(endFirstScreen);
  }
}

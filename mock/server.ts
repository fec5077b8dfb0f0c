import { printBanner } from './lib/banner';
import { bundledHandlers } from './lib/bundle';
import type { MockRequest, MockResponse } from './lib/http';
import { createRouter, handlerFiles, type Router } from './lib/routes';

// The only mock file that Umi loads: when a server starts, and again after every change in this folder.
printBanner();

let router: Router | undefined;

/** Passes a call to its handler, or on when there is none. The handlers are loaded when the first call arrives. */
async function serve(
  request: MockRequest,
  response: MockResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    router ??= createHandlerRouter();
    const route = router(request.method, request.path);
    if (route === undefined) {
      next();
      return;
    }
    request.params = route.params;
    await route.handle(request, response);
  } catch (error) {
    next(error);
  }
}

function createHandlerRouter(): Router {
  const files = handlerFiles();
  return createRouter(files, bundledHandlers(files));
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

export default Object.fromEntries(METHODS.map((method) => [`${method} /api/(.*)`, serve]));

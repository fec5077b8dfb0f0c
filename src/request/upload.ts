import type { Middleware } from './callContext';

interface Upload {
  url: string;
  method: string;
  headers: Record<string, string | undefined>;
  data: FormData;
  signal?: AbortSignal;
  onProgress: (share: number) => void;
}

/** fetch has no upload progress, so uploads use XMLHttpRequest and reject like fetch. */
function send({ url, method, headers, data, signal, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.open(method.toUpperCase(), url);
    call.responseType = 'text';
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    call.onload = () => {
      const headersOfReply = new Headers({ 'content-type': call.getResponseHeader('content-type') ?? '' });
      for (const name of ['date', 'retry-after']) {
        const value = call.getResponseHeader(name);
        if (value !== null) headersOfReply.set(name, value);
      }
      const body = [204, 205, 304].includes(call.status) ? null : call.responseText;
      resolve(new Response(body, { status: call.status, headers: headersOfReply }));
    };
    call.onerror = () => reject(new TypeError('Failed to fetch'));
    call.onabort = () => reject(new DOMException('The call was given up', 'AbortError'));
    call.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    call.send(data);
  });
}

/** Sends a form with upload progress (`onUploadProgress`). The innermost middleware. */
export const uploadMiddleware: Middleware = async (ctx, next) => {
  const { onUploadProgress, data, method = 'post', headers = {}, signal } = ctx.req.options;
  if (!onUploadProgress || !(data instanceof FormData)) return next();
  // From here on, failures are network errors (answer.ts).
  ctx.req.originUrl = ctx.req.url;
  ctx.res = await send({ url: ctx.req.url, method, headers, data, signal, onProgress: onUploadProgress });
};

import type { Middleware } from './callContext';

interface Upload {
  url: string;
  method: string;
  headers: Record<string, string | undefined>;
  data: FormData;
  signal?: AbortSignal;
  onProgress: (share: number) => void;
}

/** fetch cannot tell how much has been sent, so this one kind of call goes out the older way; it rejects as fetch would. */
function send({ url, method, headers, data, signal, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const giveUp = () => call.abort();
    call.open(method.toUpperCase(), url);
    call.responseType = 'text';
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    call.onload = () => {
      const headersOfReply = { 'content-type': call.getResponseHeader('content-type') ?? '' };
      const body = [204, 205, 304].includes(call.status) ? null : call.responseText;
      resolve(new Response(body, { status: call.status, headers: headersOfReply }));
    };
    call.onerror = () => reject(new TypeError('Failed to fetch'));
    call.onabort = () => reject(new DOMException('The call was given up', 'AbortError'));
    call.onloadend = () => signal?.removeEventListener('abort', giveUp);
    signal?.addEventListener('abort', giveUp);
    call.send(data);
  });
}

/** Sends a form and says how much of it is through, when the caller wants to know (`onUploadProgress`). Innermost of all. */
export const uploadMiddleware: Middleware = async (ctx, next) => {
  const { onUploadProgress, data, method = 'post', headers = {}, signal } = ctx.req.options;
  if (!onUploadProgress || !(data instanceof FormData)) return next();
  // From here on a failure is one of the connection (answer.ts).
  ctx.req.originUrl = ctx.req.url;
  ctx.res = await send({ url: ctx.req.url, method, headers, data, signal, onProgress: onUploadProgress });
};

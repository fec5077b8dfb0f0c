import { useEffect, useState } from 'react';
import { isAbortError, isRequestError } from '@/domain/requestError';
import { fetchIdentityFile } from '@/services/certification';

/** An address of one of the person's own files, good for as long as it is shown; `failed` when it cannot be read. */
export function usePreview(fileId: string | undefined) {
  const [preview, setPreview] = useState<{ fileId: string; url?: string; failed?: boolean }>();

  useEffect(() => {
    if (!fileId) return;
    const controller = new AbortController();
    let url: string | undefined;
    async function read(wanted: string) {
      try {
        const file = await fetchIdentityFile(wanted, { signal: controller.signal });
        if (controller.signal.aborted) return;
        url = file && URL.createObjectURL(file);
        setPreview({ fileId: wanted, url, failed: !url });
      } catch (error) {
        if (isAbortError(error)) return;
        if (!isRequestError(error)) throw error;
        setPreview({ fileId: wanted, failed: true });
      }
    }
    void read(fileId);
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId]);

  return preview?.fileId === fileId ? preview : undefined;
}

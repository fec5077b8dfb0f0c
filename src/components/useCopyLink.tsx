import { useAppData } from '@umijs/max';
import { Code } from './Code';
import { useMessage } from './MessageContext';

/** Returns a function that copies the link to a path of the portal and shows a message. */
export function useCopyLink() {
  const { basename = '/' } = useAppData();
  const message = useMessage();
  return async (path: string, done: string) => {
    const link = `${location.origin}${basename.replace(/\/$/, '')}${path}`;
    try {
      await navigator.clipboard.writeText(link);
      void message.success(done);
    } catch {
      // The clipboard needs HTTPS and permission. Otherwise the link is shown for manual copying.
      void message.info({ content: <Code>{link}</Code>, duration: 10 });
    }
  };
}

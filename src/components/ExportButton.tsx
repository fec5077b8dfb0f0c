import { DownloadOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useMessage } from './MessageContext';
import { useAction } from './query/useAction';
import { saveBlob } from './saveBlob';

interface ExportButtonProps extends Pick<ButtonProps, 'size' | 'children'> {
  read: () => Promise<{ result: unknown; fileName?: string | undefined }>;
  /** The name of the file where the server gives none. */
  fileName: string;
  /** What is said when it is saved. */
  done: (name: string) => string;
}

/** Downloads what a list or a page shows as a file. */
export function ExportButton({ read, fileName, done, ...props }: ExportButtonProps) {
  const message = useMessage();
  const exporting = useAction(read, {
    onDone({ result, fileName: name = fileName }) {
      // instanceof fails for the Blob of another realm.
      if (Object.prototype.toString.call(result) !== '[object Blob]') return;
      saveBlob(result as Blob, name);
      message.success(done(name));
    },
  });
  return (
    <Button
      {...props}
      icon={<DownloadOutlined aria-hidden />}
      loading={exporting.isPending}
      onClick={() => void exporting.run()}
    />
  );
}

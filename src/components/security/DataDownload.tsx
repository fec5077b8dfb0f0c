import { useT } from '@@/texts/privacy';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMessage } from '../MessageContext';
import { saveBlob } from '../saveBlob';
import { type Proof, useProvenAction } from './useProvenAction';

interface DataDownloadProps {
  proof: Proof;
  download: () => Promise<{ content: Blob; name?: string } | undefined>;
}

/** Downloads a copy of the user's data, after a proof of identity. Its texts are in the areas `privacy` and `proof`. */
export function DataDownload({ proof, download }: DataDownloadProps) {
  const t = useT();
  const message = useMessage();
  const { run, isPending, dialog } = useProvenAction({
    act: download,
    proof,
    why: t('privacy.data.why'),
    onDone(file) {
      if (!file) return;
      const name = file.name ?? 'my-data.zip';
      saveBlob(file.content, name);
      message.success(t('privacy.data.done', { name }));
    },
  });
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={isPending} onClick={() => void run()}>
        {t('privacy.data.download')}
      </Button>
      {dialog}
    </>
  );
}

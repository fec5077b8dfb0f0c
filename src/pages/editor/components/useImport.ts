import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { DOCUMENT_LIMITS } from '@/domain/editor/editorDocument';
import { readDocumentFile } from '@/pages/editor/components/documentFile';
import type { AnyDesk } from './useDocument';

/** Makes a document of a file from the disk; `problem` is the sentence on why it cannot be one. */
export function useImport({ kind, create }: Pick<AnyDesk, 'kind' | 'create'>) {
  const { formatMessage } = useIntl();
  const [problem, setProblem] = useState<string>();

  async function take(file: File) {
    const isSmall = file.size <= DOCUMENT_LIMITS.fileBytes;
    const text = isSmall ? new TextDecoder().decode(await file.arrayBuffer()) : '';
    const reading = readDocumentFile(kind, text, file.size);
    if ('problem' in reading) {
      setProblem(formatMessage({ id: `editor.import.${reading.problem}` }, { name: file.name }));
      return;
    }
    setProblem(undefined);
    await create(reading.name, reading.content);
  }

  return { problem, take, forget: () => setProblem(undefined) };
}

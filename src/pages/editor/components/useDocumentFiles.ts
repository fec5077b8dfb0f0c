import { useT } from '@@/texts/editor';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { saveBlob } from '@/components/saveBlob';
import { DOCUMENT_LIMITS } from '@/domain/editor/editorDocument';
import { readDocumentFile, writeDocumentFile } from './documentFile';
import type { CanvasView, ImageType } from './EditorToolbar';
import type { AnyWorkspace } from './useDocument';

const EXTENSIONS = { json: 'json', markdown: 'md', png: 'png', svg: 'svg' };
type ExportType = keyof typeof EXTENSIONS;
const EXPORT_TYPES = Object.keys(EXTENSIONS) as ExportType[];

const isImage = (type: ExportType): type is ImageType => type === 'png' || type === 'svg';

/** Imports documents from files and exports the open one. `toMarkdown` adds a text format. */
export function useDocumentFiles(
  { kind, document, present, create }: AnyWorkspace,
  view: CanvasView | undefined,
  toMarkdown?: () => string,
) {
  const t = useT();
  const message = useMessage();
  const [importError, setImportError] = useState<string>();

  async function importFile(file: File) {
    const isSmall = file.size <= DOCUMENT_LIMITS.fileBytes;
    const text = isSmall ? new TextDecoder().decode(await file.arrayBuffer()) : '';
    const reading = readDocumentFile(kind, text, file.size);
    if ('problem' in reading) {
      setImportError(t(`editor.import.${reading.problem}`, { name: file.name }));
      return;
    }
    setImportError(undefined);
    if (reading.isShortened)
      void message.info(t('editor.import.shortened', { name: reading.name, max: DOCUMENT_LIMITS.name }));
    await create(reading.name, reading.content);
  }

  async function toBlob(type: ExportType): Promise<Blob | undefined> {
    if (isImage(type)) return view?.toImage(type);
    if (!document || present === undefined) return undefined;
    if (type === 'markdown') return new Blob([toMarkdown?.() ?? ''], { type: 'text/markdown' });
    return new Blob([writeDocumentFile(kind, document.name, present)], { type: 'application/json' });
  }

  async function exportFile(type: ExportType) {
    const blob = await toBlob(type).catch(() => undefined);
    if (!blob) {
      message.error(t('editor.exportFailed'));
      return;
    }
    const name = `${document?.name ?? kind}.${EXTENSIONS[type]}`.replace(/[\\/:*?"<>|]/g, '-');
    saveBlob(blob, name);
    message.success(t('editor.exported', { name }));
  }

  return {
    importError,
    clearImportError: () => setImportError(undefined),
    importFile,
    /** The formats of the document. The canvas draws the images. */
    exports: EXPORT_TYPES.filter((type) => type !== 'markdown' || toMarkdown).map((type) => ({
      type,
      disabled: isImage(type) && !view,
    })),
    exportFile,
  };
}

import { useT } from '@@/texts/editor';
import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import styles from './EditorShell.module.css';
import type { CanvasView } from './EditorToolbar';
import { ToolButton } from './ToolRow';

interface OverviewPanelProps {
  view: CanvasView | undefined;
  /** Receives the element into which the canvas renders its overview. */
  onHost: (host: HTMLElement | null) => void;
}

/** The zoom buttons and the overview of the canvas, beside it. */
export function OverviewPanel({ view, onHost }: OverviewPanelProps) {
  const t = useT();
  return (
    <div className={`${layout.fixed} ${styles.overview}`}>
      <div ref={onHost} className={styles.overviewHost} dir="ltr" />
      <Flex justify="space-between">
        <ToolButton
          iconOnly
          name={t('editor.zoomOut')}
          icon={<MinusOutlined aria-hidden />}
          disabled={!view}
          onClick={view?.zoomOut}
        />
        <ToolButton name={t('editor.fit')} disabled={!view} onClick={view?.fit} />
        <ToolButton
          iconOnly
          name={t('editor.zoomIn')}
          icon={<PlusOutlined aria-hidden />}
          disabled={!view}
          onClick={view?.zoomIn}
        />
      </Flex>
    </div>
  );
}

import { useT } from '@@/texts/editor';
import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import type { DiagramEdge, DiagramNode } from '@/domain/editor/diagram';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

export type DiagramTexts = ReturnType<typeof useDiagramTexts>;

/** The labels and accessible names of a diagram's parts. */
export function useDiagramTexts() {
  const t = useT();
  const { formatNumber } = useIntl();
  return useMemo(() => {
    const nodeName = ({ kind, label }: DiagramNode) =>
      t('editor.nodeName', { kind: t(`editor.kind.${kind}`), label });
    const edgeName = (source: string, target: string, label: string) =>
      t(label ? 'editor.edgeNamed' : 'editor.edgeName', { source, target, label });
    const bandwidth = (mbits: number) =>
      mbits >= 1_000 ? `${formatNumber(mbits / 1_000)} Gbit/s` : `${formatNumber(mbits)} Mbit/s`;
    const moveMessage = ({ direction, x, y }: { direction: string; x: number; y: number }) => {
      const known = DIRECTIONS.find((name) => name === direction) ?? 'down';
      return t(`editor.moved.${known}`, { x, y });
    };
    return {
      nodeName,
      edgeName,
      edgeLabel: ({ label, data }: DiagramEdge) =>
        [
          label,
          data.bandwidth !== undefined && bandwidth(data.bandwidth),
          data.latency !== undefined && `${formatNumber(data.latency)} ms`,
        ]
          .filter(Boolean)
          .join(' · '),
      /** The texts of React Flow itself. */
      canvasLabels: {
        'node.a11yDescription.default': t('editor.nodeHelp'),
        'node.a11yDescription.keyboardDisabled': t('editor.nodeHelp'),
        'node.a11yDescription.ariaLiveMessage': moveMessage,
        'edge.a11yDescription.default': t('editor.edgeHelp'),
        'minimap.ariaLabel': t('editor.map'),
        'handle.ariaLabel': t('editor.handle'),
      },
    };
  }, [t, formatNumber]);
}

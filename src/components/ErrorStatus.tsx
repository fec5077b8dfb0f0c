import { useT } from '@@/texts/entry';
import { LinkButton } from './LinkButton';
import type { StatusDrawingName } from './StatusDrawing';
import { StatusPage } from './StatusPage';

const DRAWINGS = { notFound: 'notFound', forbidden: 'forbidden', serverError: 'failed' } satisfies Record<
  string,
  StatusDrawingName
>;

interface ErrorStatusProps {
  kind: keyof typeof DRAWINGS;
  back?: '/home' | '/welcome';
  /** Something to do follows below: without the minimum height, and its button is not the main one. */
  compact?: boolean;
}

/** The 404, 403 and 500 pages (spec section 2). */
export function ErrorStatus({ kind, back = '/home', compact }: ErrorStatusProps) {
  const t = useT();
  return (
    <StatusPage
      drawing={DRAWINGS[kind]}
      compact={compact}
      title={t(`state.${kind}.title`)}
      description={t(`state.${kind}.description`)}
      action={
        <LinkButton to={back} type={compact ? 'default' : 'primary'}>
          {t(back === '/home' ? 'state.toHome' : 'state.toWelcome')}
        </LinkButton>
      }
    />
  );
}

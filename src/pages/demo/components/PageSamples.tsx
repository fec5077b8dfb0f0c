import { useIntl } from '@umijs/max';
import { Brand } from '@/components/Brand';
import { CardGrid } from '@/components/CardGrid';
import { Greeting } from '@/components/Greeting';
import { MarketDrawing } from '@/components/MarketDrawing';
import { PageLoading } from '@/components/PageLoading';
import { StatusDrawing, type StatusDrawingName } from '@/components/StatusDrawing';
import typography from '@/components/typography.module.css';
import { Sample } from './Sample';

const DRAWINGS: StatusDrawingName[] = ['notFound', 'forbidden', 'failed', 'offline', 'done', 'empty'];
const DRAWING_WIDTH = 160;

/** What is there to be looked at. */
export function PageSamples() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Sample name="StatusDrawing">
        <CardGrid min={120}>
          {DRAWINGS.map((name) => (
            <figure key={name} className={`${typography.note} ${typography.centred}`}>
              <StatusDrawing name={name} width={DRAWING_WIDTH} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </CardGrid>
      </Sample>
      <Sample name="Brand">
        <Brand />
      </Sample>
      <Sample name="Greeting">
        <Greeting name={formatMessage({ id: 'demo.gallery.person' })} />
      </Sample>
      <Sample name="PageLoading">
        <PageLoading />
      </Sample>
      <Sample name="MarketDrawing">
        <MarketDrawing />
      </Sample>
    </>
  );
}

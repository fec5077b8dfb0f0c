import { useIntl } from '@umijs/max';
import { Brand } from '@/components/Brand';
import { Greeting } from '@/components/Greeting';
import { MarketDrawing } from '@/components/MarketDrawing';
import { PageLoading } from '@/components/PageLoading';
import { StatusDrawing, type StatusDrawingName } from '@/components/StatusDrawing';
import styles from './Gallery.module.css';
import { Sample } from './Sample';

const DRAWINGS: StatusDrawingName[] = ['notFound', 'forbidden', 'failed', 'offline', 'prepare', 'empty'];
const DRAWING_WIDTH = 160;

/** What is there to be looked at. */
export function PageSamples() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Sample name="StatusDrawing">
        <div className={styles.drawings}>
          {DRAWINGS.map((name) => (
            <figure key={name} className={styles.drawing}>
              <StatusDrawing name={name} width={DRAWING_WIDTH} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
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

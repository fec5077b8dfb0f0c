import type { Text } from '../text';
import type { Answer } from './answers';

export interface Scenario {
  name: string;
  /** What the portal should make of it. */
  note: Text;
  /** 0 when nothing answers. */
  httpStatus: number;
  /** The envelope's code, where there is an envelope. */
  code?: number | string | null;
  showType?: number;
  /** Signing in, registering or asking for a code with this number gives the scenario. */
  phone?: string;
  /** What happens before the answer. */
  before?: () => void | Promise<void>;
  /** Without it the endpoint itself answers. */
  answer?: Answer;
}

import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import layout from './layout.module.css';
import styles from './ProgressSteps.module.css';
import typography from './typography.module.css';
import { useBreakpoint } from './useMedia';

export interface ProgressStep {
  key: string;
  name: string;
  state: 'done' | 'now' | 'later' | 'failed';
  /** The state in words; with `to` it is only read aloud. */
  note?: string | undefined;
  /** The address of the step. Going there keeps the scroll position. */
  to?: string;
}

interface ProgressStepsProps {
  label: string;
  steps: readonly ProgressStep[];
  /** Replaces the names on a phone, such as `Step 2 of 5: Documents`. */
  position?: string;
}

/** The steps of a process in a row, each with its state. */
export function ProgressSteps({ label, steps, position }: ProgressStepsProps) {
  const isShort = !useBreakpoint('md') && position !== undefined;
  return (
    <div className={layout.full}>
      {isShort && <p className={`${layout.spaceAfterSm} ${typography.strong}`}>{position}</p>}
      <Flex component="ol" aria-label={label}>
        {steps.map(({ key, name, state, note, to }, index) => {
          const content = (
            <>
              <Flex className={styles.mark} component="span" align="center" justify="center" aria-hidden>
                {state === 'done' ? (
                  <CheckOutlined aria-hidden />
                ) : state === 'failed' ? (
                  <CloseOutlined aria-hidden />
                ) : (
                  index + 1
                )}
              </Flex>
              <span className={isShort ? typography.visuallyHidden : styles.name}>
                {name}
                {note && (
                  <span className={to ? typography.visuallyHidden : `${typography.note} ${typography.block}`}>
                    {to ? ` ${note}` : note}
                  </span>
                )}
              </span>
            </>
          );
          const current = state === 'now' ? 'step' : undefined;
          return (
            <li
              key={key}
              className={`${styles.step} ${styles[state]}`}
              aria-current={to ? undefined : current}
            >
              {to ? (
                <Link to={to} state={{ keepsPlace: true }} className={styles.content} aria-current={current}>
                  {content}
                </Link>
              ) : (
                <div className={styles.content}>{content}</div>
              )}
            </li>
          );
        })}
      </Flex>
    </div>
  );
}

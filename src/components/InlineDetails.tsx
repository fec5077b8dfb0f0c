import { Children, Fragment, isValidElement, type PropsWithChildren } from 'react';
import typography from './typography.module.css';

interface InlineDetailsProps extends PropsWithChildren {
  /** Whether they are a part of a paragraph. */
  isInline?: boolean;
}

/** Short facts on one line, separated by "·"; empty ones are left out. */
export function InlineDetails({ isInline = false, children }: InlineDetailsProps) {
  const Line = isInline ? 'span' : 'p';
  const facts = Children.toArray(children).filter((fact) => fact !== '');
  return (
    <Line className={typography.facts}>
      {facts.map((fact, index) => (
        <Fragment key={isValidElement(fact) ? fact.key : String(fact)}>
          {index > 0 && ' · '}
          {isValidElement(fact) ? fact : <span>{fact}</span>}
        </Fragment>
      ))}
    </Line>
  );
}

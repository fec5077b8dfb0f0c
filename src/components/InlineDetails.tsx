import { Children, Fragment, isValidElement, type PropsWithChildren } from 'react';
import typography from './typography.module.css';

/** Short facts on one line, separated by "·"; empty ones are left out. */
export function InlineDetails({ children }: PropsWithChildren) {
  const facts = Children.toArray(children).filter((fact) => fact !== '');
  return (
    <p className={typography.facts}>
      {facts.map((fact, index) => (
        <Fragment key={isValidElement(fact) ? fact.key : String(fact)}>
          {index > 0 && ' · '}
          {isValidElement(fact) ? fact : <span>{fact}</span>}
        </Fragment>
      ))}
    </p>
  );
}

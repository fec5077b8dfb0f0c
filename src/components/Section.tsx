import { Flex, Skeleton } from 'antd';
import { type PropsWithChildren, type ReactNode, type Ref, useId } from 'react';
import panelStyles from './panel.module.css';

interface SectionProps extends PropsWithChildren {
  /** The id of its head, for links to it. */
  id?: string;
  title: ReactNode;
  /** Shown after the title, and announced when it changes. */
  status?: ReactNode;
  /** Shown at the end of the head's line. */
  actions?: ReactNode;
  /** Set where the head takes the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Whether its content has surfaces of its own, so that the section has none. */
  isPlain?: boolean;
  /** `h3` inside another section. */
  heading?: 'h2' | 'h3';
  /** Whether its data is loading again. */
  isBusy?: boolean;
  className?: string;
}

/** A section of a page: its head with actions, and its parts with equal space between them. */
export function Section(props: SectionProps) {
  const { id: givenId, title, status, actions, titleRef, isPlain, isBusy, className = '', children } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const Heading = props.heading ?? 'h2';
  const heading = (
    <Heading id={id} className={panelStyles.head} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
      {title}
    </Heading>
  );
  const head = status ? (
    <Flex wrap align="center" gap="4px 12px">
      {heading}
      <span role="status">{status}</span>
    </Flex>
  ) : (
    heading
  );
  return (
    <Flex
      className={`${isPlain ? panelStyles.plain : panelStyles.panel} ${className}`}
      component="section"
      vertical
      gap={16}
      aria-labelledby={id}
      aria-busy={isBusy}
    >
      {actions ? (
        <Flex wrap align="center" justify="space-between" gap="8px 16px">
          {head}
          {actions}
        </Flex>
      ) : (
        head
      )}
      {children}
    </Flex>
  );
}

/** A section whose content is loading. */
export const SectionLoading = ({ rows }: { rows: number }) => (
  <div className={panelStyles.panel} aria-busy="true">
    <Skeleton active paragraph={{ rows }} />
  </div>
);

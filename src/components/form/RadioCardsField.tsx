import { Form } from 'antd';
import type { ComponentProps } from 'react';
import { RadioCards } from '../RadioCards';

type CardsProps = Omit<ComponentProps<typeof RadioCards<string>>, 'value' | 'onChange'>;

/** A choice of one, each in a card, as a field of a form. */
export const RadioCardsField = ({ name, ...props }: CardsProps & { name: string }) => (
  <Form.Item name={name}>
    <Cards {...props} />
  </Form.Item>
);

/** `RadioCards` with what the form gives its field. */
const Cards = ({ value, onChange, ...props }: CardsProps & FieldProps) => (
  <RadioCards {...props} value={value} onChange={(chosen) => onChange?.(chosen)} />
);

interface FieldProps {
  value?: string | undefined;
  onChange?: (value: string) => void;
}

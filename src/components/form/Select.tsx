import { DownOutlined, LoadingOutlined } from '@ant-design/icons';
import { Select as AntdSelect, type RefSelectProps, type SelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import type { ComponentProps, Ref } from 'react';

/** An input that password managers leave alone. antd's own one has `autocomplete="new-password"`, where they offer passwords. */
const QuietInput = (props: ComponentProps<'input'>) => <input {...props} autoComplete="off" />;

/** The part of the props of antd's selects that replaces their input. */
export const quietSelect = { components: { input: QuietInput } };

/** A select in which no password manager offers a password, and whose icon has no English name. */
export const Select = <Value, Option extends DefaultOptionType = DefaultOptionType>(
  props: SelectProps<Value, Option> & { ref?: Ref<RefSelectProps> },
) => (
  <AntdSelect<Value, Option>
    suffixIcon={props.loading ? <LoadingOutlined spin aria-hidden /> : <DownOutlined aria-hidden />}
    {...props}
    {...quietSelect}
  />
);

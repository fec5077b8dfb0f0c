import { useIntl } from '@umijs/max';
import { Checkbox, Flex } from 'antd';
import { SERVICE_TYPES, type ServiceType } from '@/domain/catalog/service';
import styles from './FilterPanel.module.css';

interface TypeFilterProps {
  value: readonly ServiceType[];
  onChange: (types: ServiceType[]) => void;
}

/** Any of several types of service; none chosen means all. */
export function TypeFilter({ value, onChange }: TypeFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.group}>
      <legend>{formatMessage({ id: 'market.type' })}</legend>
      <Flex className={styles.types} vertical>
        {SERVICE_TYPES.map((type) => (
          <Checkbox
            key={type}
            checked={value.includes(type)}
            onChange={({ target }) =>
              onChange(
                SERVICE_TYPES.filter((other) => (other === type ? target.checked : value.includes(other))),
              )
            }
          >
            {formatMessage({ id: `market.type.${type}` })}
          </Checkbox>
        ))}
      </Flex>
    </fieldset>
  );
}

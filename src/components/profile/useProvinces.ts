import { useEffect, useState } from 'react';
import { type Province, readDivisions } from '@/components/profile/chinaDivision';

interface ProvincesState {
  provinces: readonly Province[];
  /** `failed`: the file could not be loaded; places are then typed, not chosen. */
  state: 'loading' | 'ready' | 'failed';
}

/** The provinces and cities of China, loaded when a person first has to do with them. */
export function useProvinces(wanted: boolean): ProvincesState {
  const [answer, setAnswer] = useState<ProvincesState>({ provinces: [], state: 'loading' });

  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const show = (next: ProvincesState) => {
      if (!gone) setAnswer(next);
    };
    import('@/components/profile/chinaDivisions.json').then(
      ({ default: data }) => show({ provinces: readDivisions(data), state: 'ready' }),
      () => show({ provinces: [], state: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [wanted]);

  return answer;
}

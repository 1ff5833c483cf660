import { bookingWorldOf } from './bookingWorld.ts';
import { useApi } from '../useApi.ts';
import { erasedFilesSuite } from './people/erasedFilesSuite.ts';
import { erasureSuite } from './people/erasureSuite.ts';
import { mergedSeatsSuite } from './people/mergedSeatsSuite.ts';
import { mergeSuite } from './people/mergeSuite.ts';
import { requestSuite } from './people/requestSuite.ts';

/** On one server: starting it takes longer than all of these. */
const world = bookingWorldOf(useApi());
mergeSuite(world);
mergedSeatsSuite(world);
erasureSuite(world);
erasedFilesSuite(world);
requestSuite(world);

import fc from 'fast-check';

/** What is tried at random is the same in each run; another number tries others. */
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 20_261_121) });

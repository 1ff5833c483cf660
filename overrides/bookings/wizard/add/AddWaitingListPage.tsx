import { WizardPage } from './WizardPage.tsx';

/** Puts somebody on the waiting list, step by step. */
export const AddWaitingListPage = () => <WizardPage target="entry" />;

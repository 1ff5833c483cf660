import { WizardPage } from './WizardPage.tsx';

/** Books a seat, step by step. */
export const AddBookingPage = () => <WizardPage target="booking" />;

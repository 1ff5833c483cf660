/** Indications that centres train for, each with its colour on screens. */
export const indications: readonly { readonly name: string; readonly colour: string }[] = [
  { name: 'Upper-limb spasticity', colour: '#1b659d' },
  { name: 'Lower-limb spasticity', colour: '#2f8f83' },
  { name: 'Paediatric spasticity', colour: '#5aa469' },
  { name: 'Cervical dystonia', colour: '#6c5fb2' },
  { name: 'Blepharospasm', colour: '#9a57a8' },
  { name: 'Hemifacial spasm', colour: '#b5527f' },
  { name: 'Sialorrhoea', colour: '#3d7fb8' },
  { name: 'Glabellar lines', colour: '#c0704a' },
  { name: 'Lateral canthal lines', colour: '#b58a2e' },
  { name: 'Forehead lines', colour: '#a5672f' },
  { name: 'Axillary hyperhidrosis', colour: '#4b7f52' },
  { name: 'Chronic migraine', colour: '#a83e3e' },
  { name: 'Ultrasound guidance', colour: '#4f5d75' },
];

import Box from '@mui/material/Box';
import { useGetIdentity } from 'react-admin';
export const ProfileFacts = () => {
  const { identity } = useGetIdentity();
  return <Box>{identity?.fullName}</Box>;
};

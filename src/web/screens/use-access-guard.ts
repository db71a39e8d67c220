import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '../ui/toast-store.ts';

/** Sends a visitor who may not see the screen to the home page, and shows why. */
export const useAccessGuard = (isDenied: boolean, reason: string) => {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isDenied) return;
    showToast({ title: 'Access Denied', description: reason, tone: 'fault' });
    navigate('/', { replace: true });
  }, [isDenied, reason, navigate]);
};

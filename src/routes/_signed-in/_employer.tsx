import { createFileRoute } from '@tanstack/react-router';
import { roleLayout } from '#src/features/shell/role-layout.ts';

/** The guard of employer screens. */
export const Route = createFileRoute('/_signed-in/_employer')(roleLayout('employer'));

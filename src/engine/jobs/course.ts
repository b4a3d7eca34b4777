import type { LimitFunction } from 'p-limit'
import { jobOf } from './jobs'
import type { Made, StepTarget } from './plan-job'

/** Does the steps of a job. */
export interface Runner {
  /** From its first steps on. */
  all: () => Promise<void>
  /** From these on, by index. */
  these: (indexes: readonly number[]) => Promise<void>
}

/** What a job needs beside what is kept of it. It is gone with the page. */
export interface CoursePlan {
  targets: (StepTarget | undefined)[]
  /** Creates the record that the first step stands for. */
  make?: () => Promise<Made>
  missed?: (failure: unknown) => void
  show?: ((keys: readonly string[]) => void) | undefined
  onEnd?: ((left: readonly string[]) => void) | undefined
}

/** The same of a job that runs, or has run in this page. */
export interface Course extends CoursePlan {
  /** A promise while the page is being left: calls that break off then say nothing of what they did. */
  leaving: () => Promise<void> | undefined
  limits: Map<string, LimitFunction>
}

const plans = new Map<string, CoursePlan>()

/** What a job needs to be tried again in this page; undefined where that is not known. */
export const planOf = (id: string): CoursePlan | undefined => plans.get(id)

/** Remembers it for as long as the job is remembered. */
export function rememberPlan(id: string, plan: CoursePlan): void {
  for (const known of plans.keys()) if (!jobOf(known)) plans.delete(known)
  plans.set(id, plan)
}

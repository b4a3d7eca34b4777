import { Suspense, useEffect, useState } from 'react'
import type { AccountProps } from './account'
import { UsageOfMonth } from './UsageOfMonth'
import { UsageReport } from './UsageReport'
import { noRecords, useAccountRecords, type AccountRecords } from './use-account-records'
import { useParameter } from './use-parameter'

interface ReadRecordsProps extends Pick<AccountProps, 'account'> {
  onRead: (records: AccountRecords) => void
}

/** Reads the records beside the view, which is not drawn anew when their code arrives: lists stay open, focus stays. */
function ReadRecords({ account, onRead }: ReadRecordsProps) {
  const records = useAccountRecords(account)
  useEffect(() => onRead(records), [records, onRead])
  return null
}

/** What an account used, in a month or in twelve, with links to the records as soon as they are known. */
export function UsageSection(props: AccountProps) {
  const [view] = useParameter('view')
  const [records, setRecords] = useState(noRecords)
  return (
    <>
      <Suspense fallback={null}>
        <ReadRecords account={props.account} onRead={setRecords} />
      </Suspense>
      {view === 'months' ? (
        <UsageReport {...props} perHour={records.perHour} />
      ) : (
        <UsageOfMonth {...props} records={records} />
      )}
    </>
  )
}
